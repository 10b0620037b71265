import type { Palette } from './palette.ts'

/** What painters look at while they draw; `palette` is replaced when the theme changes. */
export interface Look {
  palette: Palette
  font: string
  language: string
}
