export const articleCategories = ['Buying', 'Renting', 'Selling', 'Living'] as const

export interface DemoArticle {
  title: string
  summary: string
  keywords: string
  category: (typeof articleCategories)[number]
  html: string
}
