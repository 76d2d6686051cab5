import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const scanning: readonly Article[] = [
  {
    id: 'scan-tickets',
    section: 'scanning',
    title: 'Soát vé bằng điện thoại',
    lead: 'Điện thoại có máy ảnh và trình duyệt là đủ. Không cần cài đặt gì.',
    blocks: [
      steps(
        'Mở trang soát vé của sự kiện bằng trình duyệt trên điện thoại.',
        'Đăng nhập bằng tài khoản thuộc nhóm của sự kiện. Vai trò **Soát vé** là đủ; vai trò này không xem được ' +
          'tiền và thông tin liên hệ.',
        'Chọn suất, cho phép dùng máy ảnh, rồi đưa mã QR của khách trước ống kính.',
        'Màn hình cho biết khách có được vào không, kèm tên và loại vé bằng chữ lớn.',
      ),
      heading('Trước giờ mở cửa'),
      list(
        'Mở sẵn trang trên từng điện thoại khi mạng còn tốt, và chờ đến khi trang báo đã sẵn sàng ngoại tuyến.',
        'Đặt tên cổng cho từng điện thoại, để sau này biết máy nào đã cho ai vào.',
        'Tăng độ sáng màn hình.',
        'Tặng một vé cho người trong nhóm và soát thử.',
      ),
      note('Có thể soát bằng nhiều điện thoại cùng lúc. Vé đã vào ở một cửa sẽ bị từ chối ở các cửa khác.'),
      heading('Khi mất mạng'),
      list(
        'Cứ tiếp tục soát vé. Điện thoại soát theo danh sách vé đã tải khi còn mạng, dùng được tối đa 12 giờ.',
        'Trang vẫn mở lại được khi không có mạng. Lượt quét được giữ trong máy và gửi đi khi có mạng trở lại.',
        'Hai máy cùng mất mạng không biết lượt quét của nhau. Nếu cả hai cùng cho một vé vào, hoặc một máy cho vé ' +
          'đã hủy vào, trang soát vé sẽ liệt kê kèm tên, cổng và giờ khi có mạng trở lại.',
      ),
    ],
  },
  {
    id: 'scan-answers',
    section: 'scanning',
    title: 'Ý nghĩa kết quả soát vé',
    lead: 'Vé đã check-in, sai suất, không đọc được: nên nói gì với khách.',
    blocks: [
      heading('“Đã check-in trước đó”'),
      text(
        'Màn hình cho biết vé được dùng lần đầu lúc nào. Hãy hỏi khách đã vào trước đó chưa. Nếu vé bị sao ' +
          'chép, chỉ người đến đầu tiên được vào.',
      ),
      heading('“Chưa đến ngày, chưa check-in”'),
      text(
        'Suất diễn ra sau hơn 12 giờ nữa nên vé chưa được tính. Hãy chọn đúng suất ở phía trên, hoặc chọn “Vẫn ' +
          'check-in” nếu khách vào ngay hôm nay.',
      ),
      heading('“Mã QR không hợp lệ”'),
      text(
        'Mã không phải vé của sự kiện này, hoặc đã được thay khi vé được tặng. Hãy đề nghị khách mở email mới ' +
          'nhất hoặc mục Vé của tôi.',
      ),
      heading('“Bạn chưa đăng ký sự kiện/suất này”'),
      text('Vé là thật nhưng dành cho sự kiện hoặc suất khác. Hãy so ngày giờ trên vé với suất đang soát.'),
      heading('Check-in nhầm khách'),
      text(
        'Chọn “Hoàn tác” trên màn hình kết quả hoặc bên cạnh lượt quét. Người quét có 15 phút; ban tổ chức có 1 ' +
          'ngày, trong danh sách khách, mục lượt check-in của khách. Sau đó vé lại vào được như lần đầu.',
      ),
      heading('Máy ảnh không đọc được mã'),
      list(
        'Đề nghị khách tăng độ sáng và lau màn hình. Giữ điện thoại cách khoảng 20 cm.',
        'Nhập mã bên dưới mã QR.',
        'Chọn “Tìm khách” rồi tìm theo tên hoặc các ký tự cuối của mã vé, kể cả khi mất mạng.',
      ),
    ],
  },
];
