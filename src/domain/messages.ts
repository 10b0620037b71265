import type { FIXED_MESSAGES, MESSAGES } from './message-texts.ts'

type All = typeof MESSAGES & typeof FIXED_MESSAGES
export type MessageKey = keyof All

/** What fills a slot: a text, a number, another message, or several messages that are listed. */
export type MessageValue = string | number | Message | readonly Message[]
type Values = Readonly<Record<string, MessageValue>>

/** A message before it is put in words: its key and what fills its slots. */
export interface Message {
  key: MessageKey
  values?: Values
}

type SlotsOf<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}|${string}` ? Name : Slot) | SlotsOf<Rest>
  : never

/** Keys of messages without slots, which stand for the whole message. */
export type PlainKey = { [K in MessageKey]: SlotsOf<All[K]> extends never ? K : never }[MessageKey]

/** A message with its slots filled; the compiler asks for each of them. */
export const messageOf = <K extends MessageKey>(
  key: K,
  values: Readonly<Record<SlotsOf<All[K]>, MessageValue>>,
): Message => ({ key, values })

export const asMessage = (message: PlainKey | Message): Message =>
  typeof message === 'string' ? { key: message } : message
