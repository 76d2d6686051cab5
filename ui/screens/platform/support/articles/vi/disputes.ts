import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const disputes: readonly Article[] = [
  {
    id: 'disputes',
    section: 'disputes',
    title: 'Các bước giải quyết tranh chấp',
    lead: 'Ba bước, mỗi bước có thời hạn, từ ban tổ chức đến chúng tôi và xa hơn.',
    blocks: [
      steps(
        '**Trao đổi với ban tổ chức.** Phần lớn chỉ là hiểu lầm. Thông tin liên hệ có trên trang sự kiện; hãy cho biết mã đơn hàng.',
        '**Gửi cho chúng tôi** qua [trang liên hệ](/contact-us) nếu sau ba ngày làm việc chưa được trả lời hoặc hai bên không thống nhất. Chúng tôi xác nhận trong vòng 1 ngày làm việc.',
        '**Chúng tôi nghe cả hai bên.** Chúng tôi xem đơn hàng, các khoản thanh toán và quy định bạn đã đồng ý, rồi cho cả hai biết kết quả và đề xuất, thường trong vòng bảy ngày làm việc.',
      ),
      heading('Những gì nên gửi kèm'),
      list(
        'Mã đơn hàng và email đã dùng để đặt vé.',
        'Với thanh toán: số tiền, thời điểm, nội dung chuyển khoản, và ảnh xác nhận của ngân hàng.',
        'Những gì bạn đã thỏa thuận với ban tổ chức, dưới dạng tin nhắn hoặc ảnh.',
      ),
      heading('Chúng tôi làm được gì'),
      text(
        'Chúng tôi có thể sửa đơn hàng, tạm giữ khoản chi trả cho ban tổ chức khi sự kiện đang bị khiếu nại, và hoàn lại số tiền còn giữ. Những gì được hứa bên ngoài Vemoi, chúng tôi không thể phân xử.',
      ),
      note(
        'Điều này không làm mất quyền của bạn: bạn có thể liên hệ cơ quan bảo vệ người tiêu dùng hoặc tòa án bất cứ lúc nào. Pháp luật Việt Nam được áp dụng.',
      ),
    ],
  },
];
