import type { WebSettings } from '#contract/settings.ts'
import type { SettingsRow } from './queries.ts'

/** The active sections of the home page, in order. */
export const presentSections = (sections: SettingsRow['sections']): WebSettings['homepage_sections'] =>
  (sections ?? []).map(({ id, type, title, translatedTitle, position }) => ({
    id,
    type,
    title,
    translated_title: translatedTitle ?? title,
    sort_order: position,
    is_active: 1,
  }))
