import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const scanning: readonly Article[] = [
  {
    id: 'scan-tickets',
    section: 'scanning',
    title: 'Soát vé bằng điện thoại',
    lead: 'Điện thoại nào có máy ảnh cũng soát được vé; không cần cài đặt gì.',
    blocks: [
      steps(
        'Chủ sự kiện thêm từng người soát vé vào nhóm với vai trò **Soát vé**. Vai trò này chỉ soát vé ở cửa: không xem được tiền, không xem được thông tin liên hệ của khách.',
        'Tại cửa, người soát vé mở trang soát vé của sự kiện bằng trình duyệt trên điện thoại và đăng nhập.',
        'Chọn suất, cho phép dùng máy ảnh, rồi đưa mã QR của khách trước ống kính.',
        'Cả màn hình sẽ trả lời: được vào, hoặc không và vì sao, kèm tên khách và loại vé bằng chữ lớn.',
      ),
      heading('Trước giờ mở cửa'),
      list(
        'Mở sẵn trang này trên từng điện thoại khi mạng còn tốt.',
        'Tăng độ sáng màn hình và bật âm thanh: mỗi câu trả lời có một âm báo riêng.',
        'Soát thử một vé của người trong nhóm.',
      ),
      note('Nhiều điện thoại có thể soát ở nhiều cửa cùng lúc. Vé đã vào ở một cửa sẽ bị từ chối ở các cửa khác.'),
    ],
  },
  {
    id: 'scan-answers',
    section: 'scanning',
    title: 'Ý nghĩa các câu trả lời khi soát vé',
    lead: 'Vé đã soát, sai suất, không đọc được: nên nói gì với khách.',
    blocks: [
      heading('“Vé này đã được soát”'),
      text(
        'Trang cho biết vé được soát lần đầu lúc nào. Hãy hỏi khách đã vào trong chưa. Nếu vé bị sao chép, chỉ người đến đầu tiên được vào.',
      ),
      heading('“Mã QR không hợp lệ”'),
      text(
        'Mã QR không thuộc sự kiện này, hoặc đã được thay: khi vé được tặng, mã cũ mất hiệu lực. Hãy đề nghị khách mở email mới nhất hoặc mục Vé của tôi.',
      ),
      heading('“Bạn chưa đăng ký sự kiện/suất này”'),
      text('Vé là thật nhưng dành cho sự kiện khác hoặc suất khác. Hãy so ngày giờ trên vé với suất đang soát.'),
      heading('Máy ảnh không đọc được mã'),
      list(
        'Đề nghị khách bật sáng màn hình, lau sạch màn hình, và giữ điện thoại cách ống kính khoảng một gang tay.',
        'Nhập mã vé in dưới mã QR.',
        'Hoặc tìm khách theo tên trong danh sách khách ở trang quản lý sự kiện.',
      ),
    ],
  },
];
