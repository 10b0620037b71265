import type { Message } from '#domain/messages.ts'
import { wordMessage } from '#domain/word-message.ts'
import type { TextSource } from './adapters/texts/port.ts'

/** A message in the language of whoever asked, with the operator's own wording where there is one. */
export const say = async (texts: TextSource, language: string, message: Message): Promise<string> =>
  wordMessage(message, language, await texts.find(language))
