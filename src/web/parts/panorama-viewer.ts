import 'pannellum/build/pannellum.css'
import 'pannellum/build/pannellum.js'

interface Viewer {
  on(event: 'load' | 'error', listener: (reason?: string) => void): void
  destroy(): void
}

declare global {
  interface Window {
    pannellum: { viewer(element: HTMLElement, config: Record<string, unknown>): Viewer }
  }
}

/** Opens the viewer in `element` once its picture is there; answers with the way to close it. */
export function openPanorama(element: HTMLElement, src: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const viewer = window.pannellum.viewer(element, {
      type: 'equirectangular',
      panorama: src,
      autoLoad: true,
      showControls: true,
      compass: false,
      hfov: 105,
      // The wheel belongs to the page.
      mouseZoom: 'fullscreenonly',
    })
    viewer.on('load', () => {
      element.focus()
      resolve(() => viewer.destroy())
    })
    viewer.on('error', (reason) => {
      viewer.destroy()
      reject(new Error(reason))
    })
  })
}
