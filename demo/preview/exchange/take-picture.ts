/** The tab itself is offered first, where the browser can; the types do not know the option yet. */
const OPTIONS: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
  video: { frameRate: 5 },
  audio: false,
  preferCurrentTab: true,
};

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no-picture'))), 'image/png');
  });

/**
 * Takes a picture of what an element shows, from a recording of this tab. Drawing the page into a picture would need a policy
 * that lets pictures come from anywhere, and a frame's styles to be inline.
 * @throws DOMException when the user does not allow it, Error when another surface than this tab was chosen.
 */
export const takePicture = async (element: HTMLElement): Promise<Blob> => {
  const stream = await navigator.mediaDevices.getDisplayMedia(OPTIONS);
  try {
    const [track] = stream.getVideoTracks();
    if (track?.getSettings().displaySurface !== 'browser') throw new Error('other-surface');
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    // Asked for before it plays: a page that stands still gives no second frame.
    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    await video.play();
    await shown;
    const place = element.getBoundingClientRect();
    const scale = video.videoWidth / document.documentElement.clientWidth;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(place.width * scale),
      height: Math.round(place.height * scale),
    });
    const from = [place.x, place.y, place.width, place.height].map((length) => length * scale) as [
      number,
      number,
      number,
      number,
    ];
    canvas.getContext('2d')?.drawImage(video, ...from, 0, 0, canvas.width, canvas.height);
    return await toPng(canvas);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
};
