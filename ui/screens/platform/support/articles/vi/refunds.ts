import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const refunds: readonly Article[] = [
  {
    id: 'refund-policy',
    section: 'refunds',
    title: 'Khi nào vé được hoàn tiền',
    lead: 'Ai quyết định việc hoàn tiền, và tiền được trả lại như thế nào.',
    blocks: [
      text(
        'Bạn mua vé của ban tổ chức; Vemoi thực hiện việc bán vé. Vé có được hoàn hay không là theo **quy định riêng của từng sự kiện**. Bạn được xem và đồng ý với quy định này trước khi thanh toán, và có thể xem lại trên trang sự kiện.',
      ),
      heading('Những trường hợp chắc chắn được hoàn tiền'),
      list(
        'Ban tổ chức hủy sự kiện hoặc hủy suất của bạn.',
        'Đăng ký của bạn cần được duyệt và bị từ chối sau khi bạn đã thanh toán.',
        'Tiền của bạn đến khi đã hết chỗ và bạn chọn hoàn tiền. Xem [chuyển khoản muộn, thiếu hoặc trùng](/support/late-transfers).',
        'Bạn đã trả hai lần cho cùng một đơn hàng.',
      ),
      heading('Cách yêu cầu'),
      text(
        'Trước hết hãy liên hệ ban tổ chức theo thông tin trên trang sự kiện và cho biết mã đơn hàng. Nếu ban tổ chức đồng ý, việc hoàn tiền được ghi nhận, vé hết hiệu lực và bạn nhận được email thông báo.',
      ),
      heading('Tiền được trả lại thế nào'),
      list(
        'Tiền về đúng nơi đã trả: tài khoản hoặc thẻ bạn dùng khi thanh toán.',
        'Bạn nhận lại số tiền đã trả cho vé. Phần được giảm giá không quy đổi thành tiền.',
        'Thời gian tiền hiển thị trong tài khoản tùy thuộc ngân hàng của bạn.',
      ),
      note(
        'Vé đã soát thì không được hoàn. Nếu bạn khiếu nại khoản thanh toán bằng thẻ với ngân hàng khi vé còn hiệu lực, vé sẽ bị vô hiệu.',
      ),
    ],
  },
  {
    id: 'late-transfers',
    section: 'refunds',
    title: 'Chuyển khoản muộn, thiếu hoặc trùng',
    lead: 'Tiền đã đến với chúng tôi thì không bao giờ mất, kể cả khi có trục trặc.',
    blocks: [
      heading('Tiền đến muộn'),
      text(
        'Khi thời gian giữ chỗ đã hết, hệ thống cố gắng lấy lại đúng những chỗ đó cho bạn, với giá bạn đã thấy. Nếu được, bạn nhận vé như bình thường. Nếu đã hết chỗ, trang đơn hàng sẽ hỏi bạn: hoàn tiền, hay chờ khi có chỗ trống.',
      ),
      heading('Tiền chuyển thiếu'),
      text(
        'Trang đơn hàng cho biết còn thiếu bao nhiêu. Hãy chuyển phần còn lại với cùng nội dung khi thời gian vẫn còn; hai lần chuyển được cộng lại.',
      ),
      heading('Tiền chuyển thừa hoặc trùng'),
      text('Vé chỉ được phát hành một lần. Phần thừa được ghi nhận và trả về tài khoản đã chuyển.'),
      heading('Nội dung chuyển khoản sai hoặc bị bỏ trống'),
      text(
        'Khi đó hệ thống không biết tiền dành cho đơn nào. Khoản tiền được giữ trong sổ cho đến khi có người kiểm tra. Hãy [liên hệ với chúng tôi](/contact-us), cho biết số tiền, thời điểm chuyển và mã đơn hàng để được xử lý nhanh hơn.',
      ),
    ],
  },
];
