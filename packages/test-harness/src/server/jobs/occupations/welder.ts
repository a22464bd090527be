import type { Occupation } from './occupation'

export const welder: Occupation = {
  id: 'welder',
  number: 83,
  categoryIds: [16],
  names: {
    en: ['welder', 'welding worker', 'metal welder'],
    zh: ['焊工', '电焊工', '電焊工'],
    km: ['ជាងផ្សារ', 'ជាងដែក', 'ជាងផ្សារដែក'],
    ko: ['용접공', '용접사'],
    th: ['ช่างเชื่อม', 'ช่างเชื่อมโลหะ', 'ช่างเหล็ก'],
    vi: ['thợ hàn', 'công nhân hàn'],
  },
}
