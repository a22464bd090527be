import { medianOf } from './median.mjs'

/**
 * One figure by its pairs, a turn of here and the turn of there that follows it: medians of both, and the median, least and most
 * of here / there. null: there is no ratio to nothing.
 */
export function figureOf({ name, unit, pairs }) {
  const ratios = pairs.map(([here, there]) => (here === there ? 1 : here / there)).filter(Number.isFinite)
  const hasRatio = ratios.length === pairs.length
  return {
    name,
    unit,
    here: medianOf(pairs.map(([here]) => here)),
    there: medianOf(pairs.map(([, there]) => there)),
    ratio: hasRatio ? medianOf(ratios) : null,
    least: hasRatio ? Math.min(...ratios) : null,
    most: hasRatio ? Math.max(...ratios) : null,
    pairs,
  }
}

const show = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value < 0.1 ? 3 : 2)

/** The columns of the terminal. */
export function tableOf(figures) {
  const labels = figures.map(({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`))
  const width = Math.max(...labels.map(({ length }) => length), 0)
  const line = (name, here, there, ratio, spread) =>
    `${name.padEnd(width)} ${here.padStart(9)} ${there.padStart(9)} ${ratio.padStart(7)}  ${spread}`.trimEnd()
  return [
    line('', 'here', 'there', 'ratio', 'least - most'),
    ...figures.map(({ here, there, ratio, least, most }, at) =>
      line(
        labels[at],
        show(here),
        show(there),
        ratio === null ? '-' : ratio.toFixed(2),
        ratio === null ? '' : `${least.toFixed(2)} - ${most.toFixed(2)}`,
      ),
    ),
  ].join('\n')
}
