'use client';
import * as profile from '@gatehouse/sdk/profile';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { capturePointer, decodePicture } from '../../kit/browser';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useToast } from '../../kit/feedback/toast';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { MAX_ZOOM, middleOf, moved, type Square, zoomed } from './crop';

interface CropDialogProps {
  file: File | undefined;
  onClose: () => void;
}

/** Side length in pixels of the uploaded picture: sharp on every screen, and small. */
const SIDE = 512;

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Square) => {
  const context = canvas.getContext('2d');
  if (!context) return;
  // Transparent areas would turn black in a format without transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, x, y, size, size, 0, 0, SIDE, SIDE);
};

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Renders the dialog that crops a picture to a square, by pointer or keyboard, and uploads it. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const { picture: texts } = useAdminTexts('profile');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.cropTitle}
      description={texts.cropText}
      size="sm"
      sticky
      locked={isBusy}
    >
      {file && <Cropper file={file} onClose={onClose} isBusy={isBusy} onBusy={setIsBusy} />}
    </Dialog>
  );
}

interface CropperProps {
  file: File;
  onClose: () => void;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

function Cropper({ file, onClose, isBusy, onBusy }: CropperProps) {
  const { picture: texts } = useAdminTexts('profile');
  const kit = useKitTexts();
  const toaster = useToast();
  const upload = useSubmit(useCapability(profile).uploadImage());
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [square, setSquare] = useState<Square>();
  const [zoom, setZoom] = useState(1);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const dragStart = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    let isOn = true;
    let opened: ImageBitmap | undefined;
    decodePicture(file).then(
      (bitmap) => {
        opened = bitmap;
        if (!isOn) return bitmap.close();
        setPicture(bitmap);
        setSquare(middleOf(bitmap));
        return undefined;
      },
      () => isOn && setProblem(texts.problems.unreadable),
    );
    return () => {
      isOn = false;
      opened?.close();
    };
  }, [file, texts]);

  useEffect(() => {
    if (canvas.current && picture && square) draw(canvas.current, picture, square);
  }, [picture, square]);

  /** Moves the picture below the frame by screen pixels. */
  const drag = (x: number, y: number) => {
    const width = canvas.current?.clientWidth || SIDE;
    if (!picture || !square) return;
    const scale = square.size / width;
    setSquare(moved(square, picture, { x: -x * scale, y: -y * scale }));
  };
  const move = (event: PointerEvent) => {
    if (!dragStart.current) return;
    drag(event.clientX - dragStart.current.x, event.clientY - dragStart.current.y);
    dragStart.current = { x: event.clientX, y: event.clientY };
  };
  const step = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction || !picture || !square) return;
    event.preventDefault();
    const far = square.size / 20;
    setSquare(moved(square, picture, { x: direction.x * far, y: direction.y * far }));
  };
  const save = async () => {
    if (!canvas.current) return;
    onBusy(true);
    setProblem(undefined);
    try {
      await upload(canvas.current.toDataURL('image/jpeg', 0.9));
      onClose();
      toaster.success(texts.saved);
    } catch (thrown) {
      setProblem(kit.describeError(thrown));
    } finally {
      onBusy(false);
    }
  };

  return (
    <>
      {picture ? (
        <div className="gh:grid gh:justify-items-center gh:gap-4">
          <canvas
            ref={canvas}
            width={SIDE}
            height={SIDE}
            role="img"
            tabIndex={0}
            aria-label={texts.preview}
            aria-describedby={`${id}-keys`}
            className="gh:aspect-square gh:w-full gh:max-w-64 gh:cursor-grab gh:touch-none gh:rounded-full gh:border gh:border-line gh:active:cursor-grabbing"
            onKeyDown={step}
            onPointerDown={(event) => {
              capturePointer(event.currentTarget, event.pointerId);
              dragStart.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={move}
            onPointerUp={() => {
              dragStart.current = undefined;
            }}
          />
          <p id={`${id}-keys`} className="gh:text-center gh:text-xs gh:text-subtle">
            {texts.keys}
          </p>
          <label className="gh:grid gh:w-full gh:max-w-64 gh:gap-1 gh:text-sm">
            {texts.zoom}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              className="gh:appearance-auto gh:accent-primary"
              onChange={(event) => {
                const next = Number(event.target.value);
                setZoom(next);
                if (square) setSquare(zoomed(square, picture, next));
              }}
            />
          </label>
        </div>
      ) : (
        !problem && <Skeleton className="gh:mx-auto gh:size-64 gh:rounded-full" />
      )}
      <div role="alert" className={problem ? undefined : 'gh:sr-only'}>
        {problem && <Alert tone="danger">{problem}</Alert>}
      </div>
      <DialogFooter>
        <DialogClose disabled={isBusy}>{kit.cancel}</DialogClose>
        {(picture || !problem) && (
          <Button loading={isBusy || !picture} onClick={() => void save()}>
            {texts.save}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
