import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { GRID_LEVELS, MAP_CLUSTERING } from './map-clustering.ts'

test('the clustering constants have the specified values', () => {
  proves('9.22')
  expect(MAP_CLUSTERING).toEqual({
    gridSizePx: 60,
    minClusterSize: 2,
    batchSize: 2000,
    radiusPx: 40,
    maxZoom: 16,
    paddingPx: 60,
    scriptRetries: 3,
  })
})

test('a grid cell is the smallest power-of-two part of a tile that is not below the grid size', () => {
  const square = 256 / 2 ** GRID_LEVELS
  expect(square).toBeGreaterThanOrEqual(MAP_CLUSTERING.gridSizePx)
  expect(square / 2).toBeLessThan(MAP_CLUSTERING.gridSizePx)
})
