import type { Message } from '#domain/messages.ts'
import { wordMessage } from '#domain/word-message.ts'
import type { TextSource } from './adapters/texts/port.ts'

/** Formats a message in the caller's language, with the operator's override if there is one. */
export const say = async (texts: TextSource, language: string, message: Message): Promise<string> =>
  wordMessage(message, language, await texts.find(language))
