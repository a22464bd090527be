import type { Occupation } from './occupation'

export const gardener: Occupation = {
  id: 'gardener',
  number: 34,
  categoryIds: [3],
  names: {
    en: ['gardener', 'landscaper', 'grounds keeper'],
    zh: ['园丁', '園丁', '园艺工'],
    km: ['អ្នកថែសួន', 'អ្នកថែទាំសួន', 'ជាងសួន'],
    ko: ['정원사', '조경사', '조경 관리원'],
    th: ['คนสวน', 'พนักงานดูแลสวน'],
    vi: ['nhân viên làm vườn', 'người làm vườn', 'thợ làm vườn'],
  },
}
