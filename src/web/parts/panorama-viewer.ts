import { type PanoramaView, panoramaView } from '#domain/panorama-view.ts'
import 'pannellum/build/pannellum.css'
import 'pannellum/build/pannellum.js'

interface Viewer {
  on(event: 'load' | 'error', listener: (reason?: string) => void): void
  isLoaded(): boolean
  setUpdate(moving: boolean): void
  destroy(): void
}

declare global {
  interface Window {
    pannellum: { viewer(element: HTMLElement, config: Record<string, unknown>): Viewer }
  }
}

/** Opens the viewer in `element` once its image has loaded; returns the function that closes it. */
export async function openPanorama(element: HTMLElement, src: string): Promise<() => void> {
  const picture = new Image()
  picture.src = src
  // A failed image is detected here; the viewer itself would throw an error that cannot be caught.
  await picture.decode()
  return new Promise((resolve, reject) => {
    const viewer = window.pannellum.viewer(element, {
      type: 'equirectangular',
      panorama: picture,
      // A preloaded image counts as dynamic until the first frame is drawn.
      dynamic: true,
      dynamicUpdate: true,
      autoLoad: true,
      compass: false,
      ...angles(panoramaView(picture.naturalWidth, picture.naturalHeight)),
      // The wheel scrolls the page.
      mouseZoom: 'fullscreenonly',
    })
    const opened = () => {
      viewer.setUpdate(false)
      element.focus()
      resolve(() => viewer.destroy())
    }
    if (viewer.isLoaded()) opened()
    else viewer.on('load', opened)
    viewer.on('error', (reason) => reject(new Error(reason)))
  })
}

const DEFAULT_HFOV = 105
const MIN_HFOV = 50

/** The view is limited to the image: beside a partial panorama there is only black. */
const angles = ({ horizontal, vertical }: PanoramaView) => ({
  haov: horizontal,
  vaov: vertical,
  hfov: Math.min(DEFAULT_HFOV, horizontal),
  minHfov: Math.min(MIN_HFOV, horizontal),
  minPitch: -vertical / 2,
  maxPitch: vertical / 2,
  ...(horizontal < 360 && { minYaw: -horizontal / 2, maxYaw: horizontal / 2 }),
  avoidShowingBackground: vertical < 180,
})
