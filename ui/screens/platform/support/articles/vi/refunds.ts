import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const refunds: readonly Article[] = [
  {
    id: 'refund-policy',
    section: 'refunds',
    title: 'Khi nào vé được hoàn tiền',
    lead: 'Ai quyết định việc hoàn tiền và cách yêu cầu.',
    blocks: [
      text(
        'Bạn mua vé của ban tổ chức, Vemoi thực hiện việc bán vé. **Quy định riêng của sự kiện** cho biết vé có ' +
          'được hoàn hay không. Bạn đồng ý với quy định trước khi thanh toán và có thể xem lại trên trang sự kiện.',
      ),
      heading('Bạn luôn được hoàn tiền nếu'),
      list(
        'ban tổ chức hủy sự kiện hoặc suất của bạn;',
        'tiền đến khi đã hết vé và bạn chọn hoàn tiền, xem [chuyển khoản muộn, thiếu hoặc ' +
          'trùng](/support/late-transfers);',
        'bạn trả hai lần, hoặc trả nhiều hơn giá tiền.',
      ),
      heading('Cách yêu cầu'),
      text(
        'Trước hết hãy liên hệ ban tổ chức kèm mã đơn hàng. Nếu bạn thuộc trường hợp được hoàn tiền hoặc chưa ' +
          'được trả lời, hãy [liên hệ với chúng tôi](/contact-us). Nhân viên sẽ kiểm tra khoản thanh toán và ' +
          'thu xếp hoàn tiền cùng bạn.',
      ),
      text('Nếu ban tổ chức cho trả vé, trang của vé có mục **Trả lại vé này** đến ngày họ chọn.'),
      text(
        'Nếu ban tổ chức hủy sự kiện, bạn không cần yêu cầu: chúng tôi gửi email và khoản hoàn tiền hiện trên trang ' +
          'đơn hàng. Nếu sự kiện đổi lịch và ban tổ chức nhận lại đơn, trang đơn hàng có nút trả lại đến ngày họ chọn.',
      ),
      heading('Khoản được hoàn'),
      list(
        'Số tiền bạn đã trả. Phần được giảm giá không quy đổi thành tiền.',
        'Thời gian tiền về tài khoản tùy thuộc ngân hàng của bạn.',
        'Vé đã check-in hoặc đã tặng thì bạn không tự trả được. Ban tổ chức vẫn có thể hoàn tiền vé đó.',
      ),
    ],
  },
  {
    id: 'late-transfers',
    section: 'refunds',
    title: 'Chuyển khoản muộn, thiếu hoặc trùng',
    lead: 'Khoản tiền nào đến với chúng tôi cũng được ghi nhận, kể cả khi có trục trặc.',
    blocks: [
      heading('Tiền đến muộn'),
      text(
        'Nếu đã hết thời gian giữ vé, chúng tôi cố gắng lấy lại đúng những vé đó với giá bạn đã thấy. Nếu đã ' +
          'hết vé, trang đơn hàng cho bạn chọn: hoàn tiền hoặc chờ vé. Khi sự kiện đã kết thúc, đã bị hủy hoặc bạn ' +
          'đã có đơn hàng khác được thanh toán, trang này cho bạn nhận lại tiền. Nếu bạn không chọn, tiền được hoàn ' +
          'sau bảy ngày.',
      ),
      heading('Chuyển thiếu'),
      text(
        'Trang thanh toán cho biết còn thiếu bao nhiêu. Hãy chuyển phần còn lại với cùng nội dung trước khi hết ' +
          'giờ; các khoản được cộng lại.',
      ),
      heading('Chuyển thừa hoặc trả hai lần'),
      text(
        'Vé chỉ được phát hành một lần, phần thừa được hoàn lại. Email cho biết số tiền; nếu chúng tôi chưa biết tài ' +
          'khoản ngân hàng của bạn, bạn sẽ nhận thêm một email để điền.',
      ),
      heading('Nội dung chuyển khoản sai hoặc bị bỏ trống'),
      text(
        'Chúng tôi không biết tiền dành cho đơn nào nên nhân viên phải đối chiếu. Hãy [gửi cho chúng ' +
          'tôi](/contact-us) số tiền, thời điểm chuyển và mã đơn hàng để được xử lý nhanh hơn.',
      ),
    ],
  },
];
