import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: '본문으로 건너뛰기',
  news: '알림',
  dates: { today: '오늘', yesterday: '어제' },
  nav: { label: '주 메뉴', chat: '채팅', unread_other: '읽지 않은 메시지 {{count, number}}개' },
  http: {
    server: '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    address: 'API 주소가 존재하지 않을 수 있습니다.',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    lead: '주소가 잘못되었거나 페이지가 옮겨졌을 수 있습니다.',
    home: '시작 페이지로 가기',
  },
  error: {
    title: '문제가 생겼습니다',
    lead: '이 페이지가 멈췄습니다. 작성하고 보낸 내용은 그대로 남아 있습니다.',
    retry: '다시 시도',
    home: '시작 페이지로 가기',
  },
  language: {
    label: '언어',
    changed: '언어가 {{language}}(으)로 바뀌었습니다.',
    failed: '이 언어를 불러올 수 없습니다. 연결을 확인하고 다시 시도하세요.',
  },
  theme: { label: '화면 모양', system: '기기 설정에 맞춤', light: '밝게', dark: '어둡게' },
}
