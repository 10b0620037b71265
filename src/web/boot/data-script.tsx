/** Data that the document carries for its scripts. `<` is escaped, so no text can end the element early. */
export const DataScript = ({ id, data }: { id: string; data: object }) => (
  <script
    id={id}
    type="application/json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a script, and escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
  />
)
