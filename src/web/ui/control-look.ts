/** Styles shared by inputs, selects and text areas: a font size of at least 16 px, or phones zoom in on focus. */
export const CONTROL_LOOK =
  'w-full rounded-md border border-edge bg-surface px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-55'
