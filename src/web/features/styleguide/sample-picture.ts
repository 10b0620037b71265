import type { Picture } from '#web/parts/picture.ts'

const PALETTES = [
  ['#dfe7ea', '#b7c4c2', '#7d8f86', '#e9dfd0'],
  ['#f1e2d2', '#d9b99b', '#9c7a5f', '#f7efe4'],
  ['#d8e2dc', '#9fb8a8', '#5d7a69', '#eef0e6'],
  ['#e4dfe8', '#b9b0c6', '#79708b', '#f1ecf2'],
  ['#e9e3d3', '#c5b48f', '#857452', '#f6f1e3'],
  ['#d5dfe9', '#9db4c9', '#5b7691', '#eaf0f4'],
] as const

/** A drawn placeholder for a photo, so that the style guide needs no upload and looks the same everywhere. */
export function samplePicture(seed: number, width = 960, height = 720): Picture {
  const [sky, far, near, light] = PALETTES[seed % PALETTES.length]!
  const x = 200 + ((seed * 137) % 260)
  const roof = 250 + ((seed * 71) % 90)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}"><rect width="960" height="720" fill="${sky}"/><circle cx="${900 - x}" cy="170" r="64" fill="${light}"/><path d="M0 520 260 400 520 500 760 390 960 470V720H0Z" fill="${far}"/><path d="M${x} 610V${roof + 60}L${x + 190} ${roof - 60} ${x + 380} ${roof + 60}V610Z" fill="${light}"/><path d="M${x - 24} ${roof + 72} ${x + 190} ${roof - 76} ${x + 404} ${roof + 72}" fill="none" stroke="${near}" stroke-width="16"/><path d="M${x + 60} ${roof + 130}h90v90h-90zM${x + 230} ${roof + 130}h90v90h-90z" fill="${far}"/><path d="M${x + 150} 610V500h80v110z" fill="${near}"/><path d="M0 610h960v110H0z" fill="${near}"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, blur: '', alt: '' }
}
