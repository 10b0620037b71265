/** Styles shared by menus, popovers and suggestion lists: the shadow and a short fade-in. */
export const FLOAT_LOOK =
  'rounded-lg border border-line bg-surface text-ink shadow-float outline-hidden transition-[opacity,transform] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0'

/** One row of such a list. */
export const FLOAT_ITEM_LOOK =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-brand-soft forced-colors:data-highlighted:outline-2'
