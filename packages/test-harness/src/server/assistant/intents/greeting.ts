import type { Intent } from './intent'

/** What it can do, told to who says hello or asks for help. */
export const greeting: Intent = {
  name: 'greeting',
  cues: [
    ...['hello', 'hi', 'hey', 'good morning', 'good evening', 'help', 'what can you do', 'who are you'],
    ...['សួស្តី', 'ជម្រាបសួរ', 'ជំរាបសួរ', 'អ្នកអាចធ្វើអ្វី', 'អ្នកជានរណា', 'ជួយអ្វី'],
    ...['你好', '您好', '早上好', '你能做什么', '你会做什么', '你是谁', '帮助'],
    ...['안녕', '무엇을 할 수', '뭘 할 수', '누구세요', '도와줘', '도움말'],
    ...['สวัสดี', 'ทำอะไรได้บ้าง', 'คุณคือใคร', 'ช่วยอะไรได้'],
    ...['xin chào', 'chào bạn', 'bạn làm được gì', 'bạn là ai', 'trợ giúp'],
  ],
  answer: ({ t }) => ({ text: t.greeting }),
}
