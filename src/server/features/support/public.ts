import type { Faq } from '#contract/objects.ts'

/** Presents a FAQ whose texts were selected in the requested language. */
export const presentFaq = ({ id, question, answer }: Omit<Faq, `translated_${string}`>): Faq => ({
  id,
  question,
  answer,
  translated_question: question,
  translated_answer: answer,
})
