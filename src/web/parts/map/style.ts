import type { Palette } from './palette.ts'

/** The state that painters read while they draw; `palette` is replaced when the theme changes. */
export interface Look {
  palette: Palette
  font: string
  language: string
}
