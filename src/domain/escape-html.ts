const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
