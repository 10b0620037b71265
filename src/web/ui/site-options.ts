import { createContext, useContext } from 'react'

/** Operator settings for small components on every page. */
export interface SiteOptions {
  /** Whether catalogue icons take the brand colour; otherwise they keep their own colours. */
  tintsIcons: boolean
  /** Shown where a listing or an article has no photo, or it cannot be loaded; empty for the drawn house. */
  photoPlaceholder: string
  /** Shown where a user has no avatar; empty for the initials. */
  portraitPlaceholder: string
  /** Whether a displayed phone number is also offered as a WhatsApp link. */
  offersWhatsApp: boolean
}

export const SiteOptions = createContext<SiteOptions>({
  tintsIcons: true,
  photoPlaceholder: '',
  portraitPlaceholder: '',
  offersWhatsApp: false,
})

export const useSiteOptions = () => useContext(SiteOptions)
