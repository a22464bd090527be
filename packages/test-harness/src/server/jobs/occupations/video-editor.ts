import type { Occupation } from './occupation'

export const videoEditor: Occupation = {
  id: 'video-editor',
  number: 79,
  categoryIds: [7],
  names: {
    en: ['video editor', 'film editor', 'video maker', 'videographer'],
    zh: ['视频剪辑师', '影片剪輯師', '视频剪辑', '剪辑师'],
    km: ['អ្នកកាត់តវីដេអូ', 'អ្នកផលិតវីដេអូ', 'អ្នកថតវីដេអូ'],
    ko: ['영상 편집자', '동영상 편집자', '비디오 편집자'],
    th: ['ช่างตัดต่อวิดีโอ', 'ช่างตัดต่อ', 'ตัดต่อวิดีโอ'],
    vi: ['biên tập viên video', 'dựng phim', 'nhân viên quay dựng'],
  },
}
