import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import './file-drop.css';

/** A field for a file, which can also be dropped on it. */
export function FileDrop({
  title,
  hint,
  isDisabled = false,
  onFile,
}: {
  readonly title: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
  /** undefined: no file is selected any more. */
  readonly onFile: (file: File | undefined) => void;
}): JSX.Element {
  const [isDragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (dropped: DragEvent): void => {
    dropped.preventDefault();
    setDragging(false);
    if (isDisabled) return;
    const file = dropped.dataTransfer?.files[0];
    if (input.current && dropped.dataTransfer && file) input.current.files = dropped.dataTransfer.files;
    onFile(file);
  };
  return (
    <label
      class={isDragging ? 'drop drop-over' : 'drop'}
      onDragOver={(dragged) => {
        dragged.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={onDrop}
    >
      <span class="drop-title">{title}</span>
      <span class="faint">{hint}</span>
      <br />
      <input
        ref={input}
        type="file"
        disabled={isDisabled}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
    </label>
  );
}
