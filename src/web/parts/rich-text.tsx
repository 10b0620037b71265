import './rich-text.css'

/** HTML that the server has sanitised; nothing else may be passed to it. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every call that answers with HTML cleans it, and a policy without inline script stands behind that
  <div dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
)
