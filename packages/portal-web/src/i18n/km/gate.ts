import type { Translated } from '../areas'
import type { gate as English } from '../en/gate'

export const gate: Translated<typeof English> = {
  off: {
    title: 'គេហទំព័រនេះមិនមានការជជែកទេ',
    lead: 'ការដាក់ពាក្យ ការសម្ភាសន៍ និងការជូនដំណឹងនៅតែដំណើរការដូចធម្មតា។',
    jobs: 'មើលការងារ',
    applications: 'បើកពាក្យសុំ',
  },
}
