import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../ui/button'

interface Props {
  accept: readonly string[]
  label: string
  isBusy: boolean
  isMany?: boolean
  className?: string
  children: ReactNode
  onChoose: (files: readonly File[]) => void
}

/** A button that asks for files. */
export function FileButton({ accept, label, isBusy, isMany = false, className, children, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const press = () => {
    if (!isBusy) input.current?.click()
  }
  return (
    <>
      {className === undefined ? (
        <Button kind="small" isBusy={isBusy} aria-label={label} onClick={press}>
          {children}
        </Button>
      ) : (
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {children}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={accept.join()}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
