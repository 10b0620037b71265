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

/** Opens the viewer in `element` once its picture is there; answers with the way to close it. */
export async function openPanorama(element: HTMLElement, src: string): Promise<() => void> {
  const picture = new Image()
  picture.src = src
  // A picture that cannot be had is known here; the viewer itself would fail in a way nobody can catch.
  await picture.decode()
  return new Promise((resolve, reject) => {
    const viewer = window.pannellum.viewer(element, {
      type: 'equirectangular',
      panorama: picture,
      // A picture in hand counts as moving until the first frame is drawn.
      dynamic: true,
      dynamicUpdate: true,
      autoLoad: true,
      compass: false,
      ...angles(panoramaView(picture.naturalWidth, picture.naturalHeight)),
      // The wheel belongs to the page.
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

/** The viewer stays within what the picture shows: beside a partial panorama there is only black. */
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
