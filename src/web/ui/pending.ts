/** The element that names a pending state; the script of the document also writes to it before hydration. */
export const PENDING = 'page-pending'

/** Shows that a press was accepted, until its result is there. */
export function showPending() {
  const status = document.getElementById(PENDING)
  if (status) status.textContent = status.dataset.text ?? ''
}

export function hidePending() {
  const status = document.getElementById(PENDING)
  if (status) status.textContent = ''
}
