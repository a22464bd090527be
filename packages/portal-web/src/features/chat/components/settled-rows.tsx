import { memo, type RefObject } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { draws } from '../rules/albums'
import type { Row } from '../rules/timeline'
import { LogRow, type RowProps } from './log-row'

interface Props extends Pick<RowProps, 'quoted' | 'talk' | 'top' | 'onActions' | 'onChoose'> {
  list: RefObject<VirtualizerHandle | null>
  frame: RefObject<HTMLElement | null>
  rows: readonly Row[]
  isFront: boolean
  /** After each change of a size. */
  onResize: () => void
  reached: string | undefined
  lastRead: string | undefined
  found: string | null
  chosen: ReadonlySet<string> | null
}

/** Mounted above and below what is in sight, px. */
const BUFFER_PX = 300

/** The rows of which only those in sight are mounted. What comes below them does not draw them. */
export const SettledRows = memo(function SettledRows(props: Props) {
  const { list, frame, rows, isFront, onResize, reached, lastRead, found, chosen, ...rest } = props
  return (
    <Virtualizer
      ref={list}
      data={rows}
      shift={isFront}
      scrollRef={frame}
      bufferSize={BUFFER_PX}
      onResize={onResize}
    >
      {(row) => (
        <LogRow
          key={row.key}
          row={row}
          isReached={row.key === reached}
          isLastRead={row.key === lastRead}
          isFound={draws(row, found)}
          isChosen={chosen === null ? null : chosen.has(row.key)}
          {...rest}
        />
      )}
    </Virtualizer>
  )
})
