import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const disputes: readonly Article[] = [
  {
    id: 'disputes',
    section: 'disputes',
    title: 'Cách giải quyết tranh chấp',
    lead: 'Ba bước, bắt đầu từ ban tổ chức.',
    blocks: [
      steps(
        '**Liên hệ ban tổ chức** kèm mã đơn hàng. Phần lớn chỉ là hiểu lầm.',
        '**Liên hệ với chúng tôi** qua [trang liên hệ](/contact-us) nếu sau ba ngày làm việc chưa được trả lời ' +
          'hoặc hai bên không thống nhất. Chúng tôi trả lời trong vòng 1 ngày làm việc.',
        '**Chúng tôi nghe cả hai bên.** Chúng tôi xem đơn hàng, các khoản thanh toán và quy định bạn đã đồng ý, ' +
          'rồi báo kết quả và đề xuất cho cả hai.',
      ),
      heading('Nên gửi kèm'),
      list(
        'Mã đơn hàng và email đã đặt vé.',
        'Với thanh toán: số tiền, thời điểm, nội dung chuyển khoản và xác nhận của ngân hàng.',
        'Thỏa thuận với ban tổ chức: tin nhắn hoặc ảnh chụp màn hình.',
      ),
      heading('Chúng tôi không làm được gì'),
      text('Chúng tôi không thể phân xử những gì được hứa bên ngoài Vemoi.'),
      note(
        'Điều này không làm mất quyền của bạn. Bạn có thể liên hệ cơ quan bảo vệ người tiêu dùng hoặc tòa án ' +
          'bất cứ lúc nào. Áp dụng pháp luật Việt Nam.',
      ),
    ],
  },
];
