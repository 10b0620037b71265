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
      hfov: 105,
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
