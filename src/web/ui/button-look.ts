import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const KIND: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong border-transparent',
  secondary: 'bg-surface text-ink border-edge hover:border-ink',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-brand-soft',
  danger: 'bg-surface text-bad border-bad hover:bg-bad-soft',
}

const SIZE: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-sm touchable',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-13 px-7 text-base',
}

/** Styles shared by buttons and links that look like buttons. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize, wide = false): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-full border py-1.5 text-center leading-tight font-semibold no-underline transition-colors duration-150',
    'disabled:opacity-55 aria-disabled:opacity-55',
    KIND[kind],
    SIZE[size],
    wide && 'w-full',
  )
