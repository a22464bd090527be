/** A `ref` for what stands at the lower edge: toasts stand above it while it is there. */
export function keepToastsAbove(element: HTMLElement | null) {
  if (element === null) return
  const { style } = document.documentElement
  const measure = () => {
    const { top, height } = element.getBoundingClientRect()
    style.setProperty('--toast-edge', `${height === 0 ? 0 : Math.max(0, innerHeight - top)}px`)
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(element)
  addEventListener('resize', measure)
  return () => {
    sizes.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty('--toast-edge')
  }
}
