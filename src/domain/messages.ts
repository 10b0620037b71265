import type { FIXED_MESSAGES, MESSAGES } from './message-texts.ts'

type All = typeof MESSAGES & typeof FIXED_MESSAGES
export type MessageKey = keyof All

/** Value of a placeholder: a text, a number, a message, or a list of messages. */
export type MessageValue = string | number | Message | readonly Message[]
type Values = Readonly<Record<string, MessageValue>>

/** A message before translation: its key and the values of its placeholders. */
export interface Message {
  key: MessageKey
  values?: Values
}

type SlotsOf<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}|${string}` ? Name : Slot) | SlotsOf<Rest>
  : never

/** Keys of messages without placeholders; the key alone is a complete message. */
export type PlainKey = { [K in MessageKey]: SlotsOf<All[K]> extends never ? K : never }[MessageKey]

/** Creates a message; the compiler requires a value for each placeholder. */
export const messageOf = <K extends MessageKey>(
  key: K,
  values: Readonly<Record<SlotsOf<All[K]>, MessageValue>>,
): Message => ({ key, values })

export const asMessage = (message: PlainKey | Message): Message =>
  typeof message === 'string' ? { key: message } : message
