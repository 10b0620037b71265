/** URLs of the neighbouring pages, which older clients expect beside a list. */
export function pageLinks(path: string, page: number, lastPage: number) {
  const at = (number: number) => `${path}?page=${number}`
  const next = page < lastPage ? at(page + 1) : null
  const previous = page > 1 ? at(page - 1) : null
  return {
    path,
    first_page_url: at(1),
    last_page_url: at(lastPage),
    next_page_url: next,
    prev_page_url: previous,
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      { url: at(page), label: String(page), active: true },
      { url: next, label: 'Next &raquo;', active: false },
    ],
  }
}
