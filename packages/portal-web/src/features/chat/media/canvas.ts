/** A canvas as bytes of a type, e.g. "image/jpeg"; null where the browser cannot. `quality`: 0 to 1. */
export const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))
