/** Pixels of the longer side. The server keeps a width of 1,600, and nothing shows more than that. */
const LONGEST = 2048;
/** Bytes. Sending anything smaller takes no longer than scaling it would. */
const SMALL = 500 * 1024;
const QUALITY = 0.8;

/**
 * A photo prepared for a phone's connection: scaled down, upright, without the place and time it was taken. A photo the
 * browser cannot read is sent unchanged, and the server says what is wrong with it.
 */
export async function scaledPhoto(file: File): Promise<File> {
  if (file.size <= SMALL || !canvasTellsTheTruth()) return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!image) return file;
  const share = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const context = canvasOf(Math.round(image.width * share), Math.round(image.height * share));
  context?.drawImage(image, 0, 0, context.canvas.width, context.canvas.height);
  image.close();
  const scaled = await new Promise<Blob | null>((done) =>
    context ? context.canvas.toBlob(done, 'image/jpeg', QUALITY) : done(null),
  );
  return scaled && scaled.size < file.size ? new File([scaled], file.name, { type: scaled.type }) : file;
}

/** White, since JPEG has no transparency. */
function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  return context;
}

/** Browsers that resist fingerprinting return noise instead of what was drawn. */
function canvasTellsTheTruth(): boolean {
  return (
    canvasOf(8, 8)
      ?.getImageData(0, 0, 8, 8)
      .data.every((value) => value === 255) ?? false
  );
}
